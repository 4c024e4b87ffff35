// The theme puts each copy button into an unnamed landmark, and wide tables and code into boxes that no key scrolls.
const complete = () => {
  for (const buttons of document.querySelectorAll(".md-code__nav:not([role])")) buttons.role = "none";
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap, pre > code"))
    if (box.scrollWidth > box.clientWidth && !box.hasAttribute("tabindex")) box.tabIndex = 0;
};
complete();
new MutationObserver(complete).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", complete);
