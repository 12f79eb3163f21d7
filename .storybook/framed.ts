/** Stories in a frame of a documentation page. */

/** The name of the window of a framed story. */
export const framedName = "framed-story"

/**
 * Prevents dialogs from taking the focus from the documentation page when they open in a frame of it. The browser
 * focuses a modal dialog even in an inert frame, but no element that is hidden at this time.
 */
export const preventFocusOfDialogs = (): void => {
  if (window.name !== framedName) return
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the dialog
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    const { visibility } = this.style
    this.style.visibility = "hidden"
    showModal.call(this)
    this.style.visibility = visibility
  }
}
