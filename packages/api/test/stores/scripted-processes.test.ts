import { storeProcessesContract } from './contract.ts'
import { scriptedUnderTest } from './scripted-under-test.ts'

storeProcessesContract('the MongoDB store over a scripted server', scriptedUnderTest)
