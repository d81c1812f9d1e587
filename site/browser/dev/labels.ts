/** Texts of the panel, which only who writes the documentation sees. */
export const labels = {
  en: {
    clean: 'No problems',
    errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    others: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
    untranslated: (count: number) => `${count} untranslated`,
    title: 'Findings',
    close: 'Close',
    open: 'Open in the editor',
    stale: 'The page shows what could be read.',
  },
  zh: {
    clean: '没有问题',
    errors: (count: number) => `${count} 个错误`,
    others: (count: number) => `${count} 条提示`,
    untranslated: (count: number) => `${count} 处未翻译`,
    title: '检查结果',
    close: '关闭',
    open: '在编辑器中打开',
    stale: '页面只显示了能够读取的内容。',
  },
} as const

export type Labels = (typeof labels)[keyof typeof labels]

/** Labels in the language of the page, English where there is none. */
export function labelsOf(lang: string): Labels {
  return lang.startsWith('zh') ? labels.zh : labels.en
}
