import type { SceneArt } from '../art-field.ts'

/** Fifteen backgrounds, for stories and contact sheets: every mood, ground and feature is in one of them. */
export const SCENES: Readonly<Record<string, SceneArt>> = {
  keepGate: { mood: 'morning', far: ['hills'], ground: 'path', feature: 'keep', behind: true },
  orchard: { mood: 'noon', far: ['hills'], ground: 'meadow', feature: 'oak', particles: 'petals' },
  lighthouse: { mood: 'sunset', far: ['sea'], ground: 'dock', feature: 'lighthouse', behind: true },
  lanternRow: { mood: 'dusk', far: ['town'], ground: 'cobble', feature: 'lanterns', particles: 'fireflies' },
  stargazers: { mood: 'night', far: ['pines'], ground: 'meadow', feature: 'camp', particles: 'stars' },
  winterPass: { mood: 'snowy', far: ['mountains', 'pines'], ground: 'snow', particles: 'snow' },
  dunes: { mood: 'desert', far: ['dunes'], ground: 'sand', feature: 'camp' },
  reef: { mood: 'deep', far: ['reef'], ground: 'sand', particles: 'bubbles' },
  feyHollow: { mood: 'fey', far: ['pines'], ground: 'meadow', feature: 'mushrooms', particles: 'fireflies' },
  harvestMill: { mood: 'autumn', far: ['hills'], ground: 'path', feature: 'windmill', particles: 'leaves' },
  hearthHall: { mood: 'hearth', far: ['hall'], ground: 'planks', feature: 'hearth', particles: 'embers' },
  library: { mood: 'tower', far: ['library'], ground: 'planks' },
  ivyArch: {
    mood: 'morning',
    far: ['mountains'],
    ground: 'meadow',
    feature: 'arch',
    featureRoles: ['#c9c2ae', '#9a937f', '#e8e2d0', '#8a5a3a', '#5fa05a', '#ffe08a'],
  },
  veilFalls: {
    mood: 'noon',
    far: ['pines'],
    ground: 'meadow',
    feature: 'waterfall',
    behind: true,
    featureRoles: ['#8a9a8c', '#66766c', '#a9dcec', '#5a6a60', '#5a9a5a', '#e8faff'],
  },
  cloudRoad: {
    mood: 'sunset',
    far: ['clouds'],
    ground: 'cloud',
    groundRoles: ['#f7dccf', '#e3b7b4', '#fff3e6', '#a07a8c', '#f2a65a', '#ffd98a'],
  },
}
