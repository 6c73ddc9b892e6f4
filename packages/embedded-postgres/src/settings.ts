/** Settings of the embedded server. Durable by default; sized for one machine that also runs the application. */
export function settings({ port, fsync }: { port: number; fsync: boolean }): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '', // their paths have a length limit that a deep folder breaks
    max_connections: 200,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    maintenance_work_mem: '128MB',
    wal_buffers: '16MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: 1.1,
    jit: 'off', // short statements only
    max_parallel_workers_per_gather: 0, // likewise, and containers give little shared memory
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_error_statement: 'panic', // a statement's values are players' data: they stay out of the log
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
