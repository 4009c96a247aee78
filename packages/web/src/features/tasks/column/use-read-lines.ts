import { useCallback, useRef, useState } from 'react'
import { type LineReader, loadLineReader } from '../quick-add/index.ts'

/** The reader of quick add, once it has come, whether it is switched on, and the words that it is to leave alone. */
export const useReadLines = () => {
  const [reader, setReader] = useState<LineReader>()
  const [isOn, setOn] = useState(true)
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  const isIgnored = useCallback((words: string) => ignored.has(words), [ignored])
  const loading = useRef<Promise<LineReader | undefined>>(undefined)
  return {
    reader,
    isOn,
    isIgnored,
    /** Without a network there is none: lines stay as they are typed. */
    load: (): Promise<LineReader | undefined> => {
      loading.current ??= loadLineReader().then(
        (loaded) => {
          setReader(loaded)
          setOn(loaded.switchMemory.isOn())
          return loaded
        },
        () => {
          loading.current = undefined
          return undefined
        },
      )
      return loading.current
    },
    setOn: (on: boolean) => {
      reader?.switchMemory.keep(on)
      setOn(on)
    },
    setRead: (words: string, isRead: boolean) => {
      const others = [...ignored].filter((each) => each !== words)
      setIgnored(new Set(isRead ? others : [...others, words]))
    },
    reset: () => setIgnored(new Set()),
  }
}
