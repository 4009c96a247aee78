/** Whether a text has no characters with a meaning in Markdown or mentions, as most titles. */
export const isPlain = (text: string): boolean => !/[*_`[\]()#>+\-!|<&:@~\\\n]|\d\.|www\./.test(text)
