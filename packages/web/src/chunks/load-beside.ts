/** Makes loaders of chunks whose views cannot do without something else: both are loaded at once. */
export const loadBeside =
  (loadOther: () => Promise<unknown>) =>
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([load(), loadOther()])
    return module
  }
