export type TaskTemplate = {
  readonly key: string
  readonly type: 'habit' | 'daily' | 'todo' | 'reward'
  readonly up?: boolean
  readonly down?: boolean
  readonly value?: number
  readonly attribute?: 'str' | 'int' | 'con' | 'per'
  /** A sample that the keep made: it is drawn in purple. docs/reference/application.md 3. */
  readonly byHabitica?: boolean
  /** Keys of starter tags. */
  readonly tags?: ReadonlyArray<string>
}
