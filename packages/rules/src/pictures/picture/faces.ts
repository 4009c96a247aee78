import { type Expression, EXPRESSIONS } from '../model/expression.ts'

/** One face, or `any`: all of them, of which the style sheet shows the one that `data-expression` around the picture names. */
export type Faces = Expression | 'any'

/** The markup of what differs between faces. */
export const facesMarkup = (faces: Faces, markupOf: (expression: Expression) => string): string =>
  faces === 'any'
    ? EXPRESSIONS.map((each) => `<g class="face face-${each}">${markupOf(each)}</g>`).join('')
    : markupOf(faces)
