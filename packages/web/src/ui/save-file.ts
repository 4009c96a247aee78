/** Milliseconds after which every browser has started the download. */
const DOWNLOAD_STARTED = 10_000

/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_STARTED)
}
