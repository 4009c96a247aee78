/** Whether a name contains the search text, in any case. An empty search matches everything. */
export const matchesSearch = (search: string) => {
  const text = search.trim().toLocaleLowerCase()
  return (name: string): boolean => name.toLocaleLowerCase().includes(text)
}
