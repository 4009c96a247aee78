import { useMemo } from 'react'
import { publications } from 'virtual:publications'
import { type PressPicture, pressPictures } from './press-pictures.tsx'
import { PressKitView } from './PressKitView.tsx'
import { saveFile } from '../../../ui/index.ts'
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
