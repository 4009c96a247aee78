import { describe, expect, it } from 'vitest'
import { databaseName } from './database-name.ts'

describe('databaseName', () => {
  it.each([
    ['mongodb://localhost:27017/keep', 'keep'],
    ['mongodb://ann:p%2Fw@one:1,two:2/keep?replicaSet=rs0', 'keep'],
    ['mongodb+srv://cluster.example.org/keep?retryWrites=true', 'keep'],
    ['mongodb://localhost', 'daykeep'],
    ['mongodb://localhost/', 'daykeep'],
    ['mongodb://localhost/?replicaSet=rs0', 'daykeep'],
    ['mongodb://localhost?replicaSet=a/b', 'daykeep'],
  ])('of %s is %s', (url, name) => {
    expect(databaseName(url)).toBe(name)
  })
})
