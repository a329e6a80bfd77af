/** What each version of the database adds to the one before it. A step that was released never changes. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    host TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting'
  ) STRICT;
  CREATE INDEX open_tables ON tables (created) WHERE is_public = 1 AND status = 'waiting';
  CREATE INDEX playing_tables ON tables (id) WHERE status = 'playing';
  CREATE INDEX hosted_tables ON tables (host);

  CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id, place)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_at ON seated (table_id, place);

  CREATE TABLE events (
    table_number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    "by" TEXT,
    body TEXT NOT NULL,
    UNIQUE (table_number, seq)
  ) STRICT;

  CREATE TABLE ratings (
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    games INTEGER NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    shown REAL NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_newest INTEGER NOT NULL,
    PRIMARY KEY (game, guest, games)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX leaderboard ON ratings (game, shown) WHERE is_newest = 1;

  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX uploads_of ON uploads (guest);

  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
]

/** "Pdck": what tells the database from others of its kind. */
export const APPLICATION_ID = 0x5064636b

/** FULL counts only once the log is in use: there the default is less. */
export const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'

const ROW = 'id, code, plan, is_public AS isPublic, host, secret, commitment, created'
const TOUCHED =
  'coalesce((SELECT at FROM events WHERE table_number = number ORDER BY seq DESC LIMIT 1), created) AS touched'
const GUESTS = '(SELECT json_group_array(guest ORDER BY place) FROM seated WHERE table_id = id) AS guests'
const SUMMARY = `id, code, plan, host, created, status, ${TOUCHED}, ${GUESTS}`
const RATING = 'game, guest, name, mu, sigma, shown, games'

/** All that is ever asked of the database, by name. */
export const SQL = {
  create: `INSERT INTO tables (id, code, plan, is_public, host, secret, commitment, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  table: `SELECT ${ROW} FROM tables WHERE id = ?`,
  byCode: `SELECT ${ROW} FROM tables WHERE code = ?`,
  status: 'UPDATE tables SET status = ? WHERE id = ?',
  open: `SELECT ${SUMMARY} FROM tables WHERE is_public = 1 AND status = 'waiting' ORDER BY created DESC LIMIT ?`,
  own: `SELECT ${SUMMARY} FROM tables
    WHERE id IN (SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM seated WHERE guest = ?1)
    ORDER BY touched DESC LIMIT ?2`,
  rise: 'DELETE FROM seated WHERE table_id = ?',
  sit: 'INSERT INTO seated (guest, table_id, place) VALUES (?, ?, ?)',
  end: `SELECT number, (SELECT seq FROM events WHERE table_number = number ORDER BY seq DESC LIMIT 1) AS last
    FROM tables WHERE id = ?`,
  append: 'INSERT INTO events (table_number, seq, at, "by", body) VALUES (?, ?, ?, ?, ?)',
  events: `SELECT seq, at, "by", body FROM events
    WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND seq > ? ORDER BY seq LIMIT ?`,
  rating: `SELECT ${RATING} FROM ratings WHERE game = ? AND guest = ? ORDER BY games DESC LIMIT 1`,
  outdate: 'UPDATE ratings SET is_newest = 0 WHERE game = ? AND guest = ? AND games = ?',
  rate: `INSERT INTO ratings (${RATING}, table_id, at, is_newest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  leaderboard: `SELECT ${RATING} FROM ratings WHERE game = ? AND is_newest = 1 ORDER BY shown DESC, guest LIMIT ?`,
  history: `SELECT ${RATING}, table_id AS "table", at FROM ratings
    WHERE game = ? AND guest = ? ORDER BY games DESC LIMIT ?`,
  upload: 'INSERT INTO uploads (id, kind, guest, body, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  uploadsOf: 'SELECT count(*) AS uploads FROM uploads WHERE guest = ?',
  uploaded: 'SELECT id, kind, guest, body, created FROM uploads WHERE id = ?',
  keepSetting: 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  setting: 'SELECT value FROM settings WHERE name = ?',
  old: `SELECT number, id FROM tables WHERE status <> 'playing'
    AND coalesce((SELECT at FROM events WHERE table_number = number ORDER BY seq DESC LIMIT 1), created) < ? LIMIT ?`,
  forgetEvents: 'DELETE FROM events WHERE table_number = ?',
  forgetTable: 'DELETE FROM tables WHERE number = ?',
} as const

export const COUNTS = 'SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM events) AS events'
