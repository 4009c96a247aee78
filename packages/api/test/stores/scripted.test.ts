import { storeContract } from './contract.ts'
import { scriptedUnderTest } from './scripted-under-test.ts'

storeContract('the MongoDB store over a scripted server', () => scriptedUnderTest('7.0'))
storeContract('the MongoDB store over a scripted server that writes across collections', () => scriptedUnderTest('8.0'))
