/** Milliseconds in which a browser has surely begun to save. */
const BEGUN = 10_000

/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), BEGUN)
}
