-- A token of a program ends within five years of when it was made (mostTokenDays of the contract).
update personal_tokens set expires_at = least(coalesce(expires_at, 'infinity'), created_at + interval '1826 days');
alter table personal_tokens alter column expires_at set not null;
