import { useMemo } from 'react'
import { reading } from 'virtual:reading'
import { type PressPicture, pressPictures } from './press-pictures.tsx'
import { PressKitView } from './PressKitView.tsx'
import { saveFile } from './save-file.ts'
import { toArticle } from './to-article.ts'

const save = async ({ key, file }: PressPicture): Promise<void> => {
  const text = await file()
  if (text !== undefined) saveFile(`daykeep-${key}.svg`, text, 'image/svg+xml')
}

export const PressKitPage = () => {
  const pictures = useMemo(() => pressPictures(), [])
  return (
    <PressKitView
      article={toArticle(reading, 'press-kit')}
      pictures={pictures}
      onSave={(picture) => void save(picture)}
    />
  )
}
