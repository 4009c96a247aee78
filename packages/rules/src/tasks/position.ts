import * as t from 'io-ts'
import { FigureFrom } from './lenient.ts'

/** A place in a list, counted from 0, also written as text. */
export const Position = new t.Type<number, number, unknown>(
  'Position',
  (input): input is number => Number.isSafeInteger(input),
  (input, context) => {
    const figure = FigureFrom.decode(input)
    return figure._tag === 'Right' && Number.isSafeInteger(figure.right)
      ? t.success(figure.right)
      : t.failure(input, context)
  },
  t.identity,
)
