import { useState } from 'react'
import { publications } from 'virtual:publications'
import { NewsView } from './NewsView.tsx'
import { toNews } from './to-news.ts'
import { useScrollToHash } from '../use-scroll-to-hash.ts'

/** Posts on the first page, and on each further one. */
const PAGE_SIZE = 10

export const NewsScreen = () => {
  useScrollToHash()
  const [now] = useState(() => Date.now())
  const [count, setCount] = useState(PAGE_SIZE)
  const posts = toNews(publications, now)
  const older = posts.length > count ? () => setCount(count + PAGE_SIZE) : undefined
  return <NewsView posts={posts.slice(0, count)} onOlder={older} />
}
