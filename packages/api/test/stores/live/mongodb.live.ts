import { storeContract, storeProcessesContract, storeFollowContract } from '../contract.ts'
import { mongoUnderTest } from '../mongo-under-test.ts'

const { MONGODB_URL = '', MONGODB_TEST_DATABASE = '' } = process.env
const prepare = async () => mongoUnderTest(MONGODB_URL, MONGODB_TEST_DATABASE)

storeContract('the MongoDB store', prepare)
storeFollowContract('the MongoDB store', prepare)
storeProcessesContract('the MongoDB store', prepare)
