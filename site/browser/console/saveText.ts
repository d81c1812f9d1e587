/** Gives the reader a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const ending = /json/i.test(type) ? 'json' : 'txt'
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = /\./.test(name) ? name : `${name}.${ending}`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
