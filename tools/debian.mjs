// Debian's packages, for what a test needs and a machine lacks.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 2], env }).status === 0
}

const added = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages)

/** Installs all of these; false where that is not allowed or did not work. */
export function install(...packages) {
  if (!mayInstall()) return false
  console.error(`Installing the packages ${packages.join(' ')} …`)
  return apt('update') && added(...packages)
}

/** The same with the first of these that there is. */
export function installFirstOf(...packages) {
  if (!mayInstall()) return false
  console.error(`Installing the package ${packages.join(', or else ')} …`)
  return apt('update') && packages.some((name) => added(name))
}
