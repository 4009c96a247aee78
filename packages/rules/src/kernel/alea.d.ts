declare module 'seedrandom/lib/alea.js' {
  type Generator = { (): number; readonly quick: () => number; readonly double: () => number }
  const alea: (seed: string) => Generator
  export default alea
}
