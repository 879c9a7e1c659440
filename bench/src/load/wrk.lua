-- Asks for the paths given as arguments in turn, and prints what was measured as one line of JSON.
local requests = {}
local turn = 0

function init(paths)
  for i, path in ipairs(paths) do
    requests[i] = wrk.format("GET", path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"errors":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, failed, latency:percentile(50), latency:percentile(99)))
end
