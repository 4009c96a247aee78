export type TaskTemplate = {
  readonly key: string
  readonly type: 'habit' | 'daily' | 'todo' | 'reward'
  readonly up?: boolean
  readonly down?: boolean
  readonly value?: number
  readonly attribute?: 'str' | 'int' | 'con' | 'per'
  /** Of the starter tags, by key. */
  readonly tags?: ReadonlyArray<string>
}
