import type { Reading } from '@daykeep/rules/content'
import { t } from '../../texts/index.ts'

export type Question = { readonly key: string; readonly question: string; readonly answer: string }
export type FaqSection = { readonly key: string; readonly title: string; readonly questions: readonly Question[] }

/** The questions under their headings, in the order of the content. */
export const toFaq = ({ faq }: Pick<Reading, 'faq'>): readonly FaqSection[] => {
  const headings = [...new Set(faq.map(({ heading }) => heading))]
  return headings.map((heading) => ({
    key: heading,
    title: t(`faqHeadings.${heading}.text`),
    questions: faq
      .filter((entry) => entry.heading === heading)
      .map(({ key }) => ({ key, question: t(`faq.${key}.question`), answer: t(`faq.${key}.web`) })),
  }))
}

/** The questions in which every word is found, in question, answer or heading; headings without any are left out. */
export const searchedFaq = (sections: readonly FaqSection[], search: string): readonly FaqSection[] => {
  const words = search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    const fits = ({ question, answer }: Question) => {
      const text = `${section.title} ${question} ${answer}`.toLocaleLowerCase()
      return words.every((word) => text.includes(word))
    }
    const questions = section.questions.filter(fits)
    return questions.length === 0 ? [] : [{ ...section, questions }]
  })
}

export const countOf = (sections: readonly FaqSection[]): number =>
  sections.reduce((count, { questions }) => count + questions.length, 0)
