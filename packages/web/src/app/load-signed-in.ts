/** The app of signed-in players and the first screen of theirs, in one chunk. */
export const loadSignedIn = () => import('./signed-in/index.ts')
