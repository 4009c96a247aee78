export type TaskTemplate = {
  readonly key: string
  readonly type: 'habit' | 'daily' | 'todo' | 'reward'
  readonly up?: boolean
  readonly down?: boolean
  readonly value?: number
  readonly attribute?: 'str' | 'int' | 'con' | 'per'
  /** Keys of starter tags. */
  readonly tags?: ReadonlyArray<string>
}
