declare module 'seedrandom/lib/tychei.js' {
  type Generator = { (): number; readonly quick: () => number }
  const tychei: (seed: string) => Generator
  export default tychei
}
