// Search works when the site is opened as files, where browsers start no workers: an empty frame stands in.
if (location.protocol === "file:") {
  const load = (page, url) =>
    new Promise((loaded, failed) => {
      const script = page.document.createElement("script");
      script.onload = loaded;
      script.onerror = () => failed(new Error(`${url} cannot be loaded`));
      script.src = url;
      page.document.head.append(script);
    });

  // The search asks for this name to know that its scripts load one after the other.
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const page = this.frame.contentWindow;
      page.document.open();
      page.document.write("<!doctype html><title>Search</title>");
      page.document.close();
      page.importScripts = (...urls) =>
        urls.reduce((before, one) => before.then(() => load(page, one)), Promise.resolve());
      page.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.ready = load(page, url);
    }

    postMessage(data) {
      const page = this.frame.contentWindow;
      this.ready.then(() => page.dispatchEvent(new page.MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
  window.Worker = window.IFrameWorker;
}
