// The theme puts every copy button into an unnamed navigation landmark, also while you read.
new MutationObserver(() => {
  for (const buttons of document.querySelectorAll(".md-code__nav:not([role])")) buttons.role = "none";
}).observe(document.body, { childList: true, subtree: true });
