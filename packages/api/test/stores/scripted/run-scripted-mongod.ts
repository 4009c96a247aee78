import { argv } from 'node:process'
import { ScriptedMongod } from './scripted-mongod.ts'

/** Stands in for the program `mongod`, as far as the port is concerned. */
await new ScriptedMongod().listen(Number(argv[argv.indexOf('--port') + 1]))
