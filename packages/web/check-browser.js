// Runs before anything else: where the app cannot run, the page would stay empty, so another one says why. Old browsers
// read this too, so it is written in words that all of them know. docs/decisions/155-browsers.md
;(function () {
  var fault = 'old'
  try {
    RegExp('(?<=a)')
    if (
      !Array.prototype.toSorted ||
      !CSS.supports('selector(:has(a))') ||
      !CSS.supports('color', 'color-mix(in oklab, red, red)')
    )
      throw fault
    fault = 'storage'
    localStorage.getItem('')
  } catch (cause) {
    console.warn(cause)
    location.replace('/browser.html#' + fault)
  }
})()
