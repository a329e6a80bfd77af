export function mayInstall(): boolean
export function install(...packages: readonly string[]): boolean
export function installFirstOf(...packages: readonly string[]): boolean
