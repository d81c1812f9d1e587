/** Gives the stylesheet the height of each sample, so that a sample that stays beside its text can be seen to its end. */
export function watchSamples(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [{ blockSize = 0 } = {}] = borderBoxSize
      if (target instanceof HTMLElement) target.style.setProperty('--block-size', `${Math.ceil(blockSize)}px`)
    }
  })
  for (const sample of article.querySelectorAll('.samples, .message-frames')) observer.observe(sample)
  return () => observer.disconnect()
}
