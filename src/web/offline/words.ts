/** What the page says about playing without a network, and about newer versions of itself. */
export const WORDS = {
  'web.offline.notice': 'About this page',
  'web.offline.update': 'A new version is ready.',
  'web.offline.update.table': 'Your table is saved and goes on where it is.',
  'web.offline.update.unsaved':
    'This table cannot be saved in this browser, so an update would end it. Finish it first, or update all the same.',
  'web.offline.update.now': 'Update now',
  'web.offline.update.anyway': 'Update all the same',
  'web.offline.update.later': 'Later',
  'web.offline.new': 'Paddock now plays without a network too.',

  'web.offline.title': 'On this device',
  'web.offline.kept.ready': 'Everything is on this device and plays without a network.',
  'web.offline.kept.coming': 'Getting ready to play without a network …',
  'web.offline.kept.none': 'This browser does not keep the page, so it needs a network to start.',
  'web.offline.now': 'You are offline now.',
  'web.offline.version': 'Version {release} ({version})',
  'web.offline.licences': 'Licences of the software in this page',
  'web.offline.install': 'Install Paddock',
}
