import type { Store } from '../../src/store/index.ts'

/** A store may hand out an object that others have, too: here whoever writes into one fails. */
export const frozenStore = (store: Store): Store => ({
  ...store,
  get: async <Body>(...[collection, id]: Parameters<Store['get']>) => freeze(await store.get<Body>(collection, id)),
  getMany: async <Body>(...[collection, ids]: Parameters<Store['getMany']>) =>
    freeze(await store.getMany<Body>(collection, ids)),
  find: async <Body>(...[collection, query]: Parameters<Store['find']>) =>
    freeze(await store.find<Body>(collection, query)),
  commit: (writes, options) => store.commit(freeze(writes), options),
})

const freeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key in value) freeze(value[key])
  return Object.freeze(value)
}
