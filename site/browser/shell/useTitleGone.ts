import { useEffect, useState } from 'react'

/** Whether the page's own title has left the screen at the top. */
export function useTitleGone(url: string): boolean {
  const [isGone, setGone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    setGone(false)
    const title = document.querySelector('.article h1')
    if (!title) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(title)
    return () => observer.disconnect()
  }, [url])

  return isGone
}
