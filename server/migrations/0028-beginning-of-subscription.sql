-- While a person's subscription is being begun at the provider, and for how long at most: nobody holds a connection
-- meanwhile.
alter table payment_customers add column beginning_until timestamptz;
