import { useMemo } from 'react'
import { publications } from 'virtual:publications'
import { type PressPicture, pressPictures } from './press-pictures.tsx'
import { PressKitView } from './PressKitView.tsx'
import { toArticle } from '../to-article.ts'

const save = async ({ key, file }: PressPicture): Promise<void> => {
  const text = await file()
  if (text !== undefined) saveFile(`daykeep-${key}.svg`, text, 'image/svg+xml')
}

export const PressKitPage = () => {
  const pictures = useMemo(() => pressPictures(), [])
  return (
    <PressKitView
      article={toArticle(publications, 'press-kit')}
      pictures={pictures}
      onSave={(picture) => void save(picture)}
    />
  )
}

/** Milliseconds after which every browser has started the download. */
const DOWNLOAD_STARTED = 10_000

/** Downloads a text as a file. */
const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_STARTED)
}
