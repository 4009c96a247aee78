import type { Publications } from '@daykeep/rules/catalogue'
import { t } from '../../../i18n/index.ts'

export type Question = { readonly key: string; readonly question: string; readonly answer: string }
export type FaqSection = { readonly key: string; readonly title: string; readonly questions: readonly Question[] }

/** The questions by heading, in content order. */
export const toFaq = ({ faq }: Pick<Publications, 'faq'>): readonly FaqSection[] => {
  const headings = [...new Set(faq.map(({ heading }) => heading))]
  return headings.map((heading) => ({
    key: heading,
    title: t(`faqHeadings.${heading}.text`),
    questions: faq
      .filter((entry) => entry.heading === heading)
      .map(({ key }) => ({ key, question: t(`faq.${key}.question`), answer: t(`faq.${key}.web`) })),
  }))
}

/** The questions that have every word of the search in question, answer or heading. */
export const searchFaq = (sections: readonly FaqSection[], search: string): readonly FaqSection[] => {
  const words = search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    const matches = ({ question, answer }: Question) => {
      const text = `${section.title} ${question} ${answer}`.toLocaleLowerCase()
      return words.every((word) => text.includes(word))
    }
    const questions = section.questions.filter(matches)
    return questions.length === 0 ? [] : [{ ...section, questions }]
  })
}

export const countQuestions = (sections: readonly FaqSection[]): number =>
  sections.reduce((count, { questions }) => count + questions.length, 0)
