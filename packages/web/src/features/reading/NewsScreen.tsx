import { useState } from 'react'
import { reading } from 'virtual:reading'
import { NewsView } from './NewsView.tsx'
import { toNews } from './to-news.ts'
import { useArrival } from './use-arrival.ts'

/** Posts that are shown at once, and again each time older ones are asked for. */
const PAGE = 10

export const NewsScreen = () => {
  useArrival()
  const [now] = useState(() => Date.now())
  const [shown, setShown] = useState(PAGE)
  const posts = toNews(reading, now)
  const older = posts.length > shown ? () => setShown(shown + PAGE) : undefined
  return <NewsView posts={posts.slice(0, shown)} onOlder={older} />
}
