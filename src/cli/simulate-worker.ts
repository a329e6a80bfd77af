import { serveChunks } from '../lab/parallel.ts'
import { openSimulation } from './simulation.ts'

serveChunks(openSimulation)
