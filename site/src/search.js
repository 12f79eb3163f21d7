// Runs in the head of each page, before the scripts of Starlight.

{
  // Starlight loads the search when the browser is idle. A browser that draws no frames is never idle, and a dialog that is
  // opened too early stays empty. With a limit, the search is loaded then too.
  const request = window.requestIdleCallback
  if (request !== undefined) {
    window.requestIdleCallback = (callback, options) => request.call(window, callback, { timeout: 500, ...options })
  }

  // Starlight sets the focus when its dialog opens, which has no input until the search is loaded.
  addEventListener("DOMContentLoaded", () => {
    const search = document.querySelector("#starlight__search")
    if (search === null) return
    new MutationObserver((_, observer) => {
      const input = search.querySelector(".pagefind-ui__search-input")
      if (input === null) return
      observer.disconnect()
      // Pagefind's input has a title, but no label.
      input.setAttribute("aria-label", "Search")
      if (search.closest("dialog")?.open) input.focus()
    }).observe(search, { childList: true, subtree: true })
  })
}
