/** Whether a dialog or menu is open, so that keys are its own. One that is closed may stay mounted until its animation ends. */
export const isOverlaid = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="menu"]):not([data-state="closed"])') !== null
