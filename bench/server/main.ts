import { Contest } from './processes.ts'

const names = process.argv.slice(2)
for (const name of names) {
  const contest = await Contest.open(
    name,
    process.env.PROF ? { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] } : {},
  )
  for (let round = 0; round < Number(process.env.ROUNDS ?? 3); round++) {
    await contest.stock(name === 'bare' ? 100 : 800)
    console.log(name, await contest.play({ atOnce: 100, milliseconds: 3000 }), await contest.used())
  }
  contest.close()
}
