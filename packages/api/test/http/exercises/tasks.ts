import type { EndpointName } from '../../../src/contract/index.ts'
import { type Exercise, type Scene, post, get, habit, task } from './scenes.ts'

const tag = { id: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', name: 'Garden' }

const todo = {
  type: 'todo',
  text: 'Paint',
  checklist: [{ id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', text: 'Buy a brush' }],
}

const tagged = async ({ player }: Scene): Promise<string> =>
  String((await player.call('POST', '/tags', { body: tag })).body.data['id'])

const ofItem =
  (method: string, path: string, body?: unknown): Exercise =>
  async (scene) =>
    scene.player.call(method, `/tasks/${await task(scene, todo)}/checklist/${todo.checklist[0]?.id}${path}`, { body })

/** Calls about the caller's own tasks and tags. */
export const TASK_EXERCISES = {
  getTasks: get('/tasks/user'),
  createTasks: post('/tasks/user', [habit, todo]),
  bulkScore: async (scene) =>
    scene.player.call('POST', '/tasks/bulk-score', { body: [{ id: await task(scene, habit), direction: 'up' }] }),
  editTasks: async (scene) =>
    scene.player.call('POST', '/tasks/edit', {
      body: { tasks: [await task(scene, habit)], edit: { type: 'difficulty', priority: 2 } },
    }),
  clearCompletedTodos: post('/tasks/clearCompletedTodos'),
  getTask: async (scene) => scene.player.call('GET', `/tasks/${await task(scene, habit)}`),
  updateTask: async (scene) =>
    scene.player.call('PUT', `/tasks/${await task(scene, habit)}`, { body: { text: 'Read aloud' } }),
  deleteTask: async (scene) => scene.player.call('DELETE', `/tasks/${await task(scene, habit)}`),
  scoreTask: async (scene) => scene.player.call('POST', `/tasks/${await task(scene, habit)}/score/up`),
  moveTask: async (scene) => scene.player.call('POST', `/tasks/${await task(scene, habit)}/move/to/0`),
  addChecklistItem: async (scene) =>
    scene.player.call('POST', `/tasks/${await task(scene, todo)}/checklist`, { body: { text: 'Stir' } }),
  updateChecklistItem: ofItem('PUT', '', { text: 'Buy two' }),
  deleteChecklistItem: ofItem('DELETE', ''),
  scoreChecklistItem: ofItem('POST', '/score'),
  addTaskTag: async (scene) =>
    scene.player.call('POST', `/tasks/${await task(scene, habit)}/tags/${await tagged(scene)}`),
  removeTaskTag: async (scene) => {
    const id = await tagged(scene)
    return scene.player.call('DELETE', `/tasks/${await task(scene, { ...habit, tags: [id] })}/tags/${id}`)
  },
  getTags: get('/tags'),
  createTag: post('/tags', { name: 'Garden' }),
  getTag: async (scene) => scene.player.call('GET', `/tags/${await tagged(scene)}`),
  updateTag: async (scene) => scene.player.call('PUT', `/tags/${await tagged(scene)}`, { body: { name: 'Yard' } }),
  deleteTag: async (scene) => scene.player.call('DELETE', `/tags/${await tagged(scene)}`),
  reorderTags: async (scene) =>
    scene.player.call('POST', '/reorder-tags', { body: { tagId: await tagged(scene), to: 0 } }),
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
