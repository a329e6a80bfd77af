export { Calendar } from './Calendar.tsx'
export { Standings } from './Standings.tsx'
