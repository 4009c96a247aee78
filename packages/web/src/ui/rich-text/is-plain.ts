/** Whether a text holds nothing that Markdown or our mentions could mean: most titles. */
export const isPlain = (text: string): boolean => !/[*_`[\]()#>+\-!|<&:@~\\\n]|\d\.|www\./.test(text)
