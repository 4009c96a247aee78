const width = (name: string, pixels: number) => ({
  name: `${name} (${pixels})`,
  styles: { width: `${pixels}px`, height: '900px' },
})

/** The widths at which every view should be looked at. */
export const widths = {
  smallest: width('Smallest', 320),
  phone: width('Phone', 390),
  tablet: width('Tablet', 820),
  laptop: width('Laptop', 1024),
  desk: width('Desk', 1440),
  widest: width('Widest', 2560),
}
