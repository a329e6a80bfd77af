import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Vite reads these calls before they run, and can read no fault in them. */
export const globs = {
  shouldIgnore(path) {
    if (path.isCallExpression() && path.get('callee').toString() === 'import.meta.glob') return 'read by vite'
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'globs', globs)]
